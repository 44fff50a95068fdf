import type { Reporter, TestCase } from 'vitest/node';

/** How a line begins that names a test which passed only when it was tried once more. */
export const SECOND_TRY = 'passed at the second try: ';

/** Names each test that failed once and then passed: nobody may take it for one that always passes. */
export default class SecondTry implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    if (testCase.diagnostic()?.flaky)
      console.log(`${SECOND_TRY}${testCase.module.relativeModuleId} > ${testCase.fullName}`);
  }
}
