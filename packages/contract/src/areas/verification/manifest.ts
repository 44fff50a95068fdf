import { entry, manifest } from '../../manifest.ts';
import * as verification from './index.ts';

export const verificationManifest = manifest({
  area: 'verification',
  calls: [
    entry(verification.realName, verification.realNameRequest, verification.realNameResponse),
    entry(verification.applyBasic, verification.applyBasicRequest, verification.applyBasicResponse),
    entry(verification.applyAdvanced, verification.applyAdvancedRequest, verification.applyAdvancedResponse),
    entry(verification.applyNotary, verification.applyNotaryRequest, verification.applyNotaryResponse),
    entry(verification.realDetail, verification.realDetailRequest, verification.realDetailResponse),
    entry(verification.highDetail, verification.highDetailRequest, verification.highDetailResponse),
    entry(verification.businessStatus, verification.businessStatusRequest, verification.businessStatusResponse),
    entry(verification.applyBusiness, verification.applyBusinessRequest, verification.applyBusinessResponse),
    entry(verification.cancelBusiness, verification.cancelBusinessRequest, verification.cancelBusinessResponse),
    entry(verification.businessDeposits, verification.businessDepositsRequest, verification.businessDepositsResponse),
  ],
  refusals: verification.verification,
});
