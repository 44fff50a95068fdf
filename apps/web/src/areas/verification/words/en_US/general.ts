import type { RejectReason, VerificationState } from '@quay/contract/verification';
import type { Fault } from '../../validate.ts';

/** What every screen of the area says: levels, states, steps, refusals. */
const faults: Record<Fault, string> = {
  missing: 'This is needed.',
  malformed: 'Please check this.',
  name: 'A name has letters, and between them blanks, points, commas, dashes or apostrophes.',
  unseen: 'It holds characters that cannot be seen. Please type it by hand.',
  'too-young': 'You must be at least 18 years old.',
  expired: 'This document has expired. Use one that is valid.',
  picture: 'A picture is needed.',
};
const states: Record<VerificationState, string> = {
  none: 'Not applied',
  applied: 'Applied',
  reviewing: 'Under review',
  passed: 'Passed',
  rejected: 'Not accepted',
};
const reasons: Record<RejectReason, string> = {
  'picture-unreadable': 'A picture cannot be read. Take it again in daylight, without a flash.',
  'picture-cut': 'A picture does not show all of the document. All four corners have to be on it.',
  'document-expired': 'The document has expired. Use one that is valid.',
  'name-differs': 'The name is not the one on the document.',
  'number-differs': 'The number is not the one on the document.',
  'face-differs': 'The person in the picture is not the one on the document.',
  'not-accepted': 'We cannot accept this kind of document. Choose another one.',
  other: 'See what the reviewer wrote.',
};
const refused: Readonly<Record<string, string>> = {
  'verification/field-malformed': 'Please check this.',
  'verification/image-missing': 'A picture is needed.',
  'verification/image-unknown': 'This picture is not there any more. Please upload it again.',
  'edge/bad-request': 'Please check this. It may be too long.',
};

export const general = {
  faults,
  states,
  reasons,
  refused,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  backToReview: 'Back to the summary',
  stillUploading: 'The picture is still on its way.',
  lookOver: 'Nothing has been sent yet',
  review: 'Is all of this right?',
  change: (label: string) => `Change: ${label}`,
  by: (day: string) => `by ${day}`,
  on: (day: string) => `on ${day}`,
  failed: 'This did not load',
  failedWhy: 'What you have sent is kept.',
  waiting: {
    applied: 'We have it',
    reviewing: 'Somebody is reading it',
    lead: 'You do not have to wait here. The decision stands on this page, and we write it to the e-mail address or phone of your account, if it has one.',
    steps: 'The steps of the review',
    sent: 'Sent',
    isNext: 'Waiting for a reviewer',
    isRead: 'Under review',
    decision: 'Decision',
    toLevels: 'See all levels',
  },
  rejected: {
    title: 'Not accepted this time',
    remark: (remark: string) => `The reviewer writes: “${remark}”`,
    kept: 'All that you sent is kept. Correct it and send it again.',
  },
  levels: {
    title: 'Verification',
    lead: 'Each level opens more. Your documents are encrypted one by one, and every look at them by our staff is recorded.',
    none: 'Account',
    basic: 'Basic',
    advanced: 'Advanced',
    notary: 'Notary',
    merchant: 'Merchant',
    opens: {
      none: 'Trade on the markets.',
      basic: 'Buy from and sell to other people (C2C).',
      advanced: 'Higher daily limits, C2C ads of your own, and the way to become a merchant.',
      notary: 'The highest limits, for large sums.',
      merchant: 'Ads with the mark of a certified merchant, backed by a deposit.',
    },
    needs: {
      basic: 'Needs an identity document and a photo. Usually reviewed within 3 working days.',
      advanced: 'Needs your address and a contact person. Usually reviewed within 3 working days.',
      notary: 'Needs a notarised copy. Usually reviewed within 30 working days.',
    },
    after: {
      advanced: 'Opens after basic verification.',
      notary: 'Opens after advanced verification.',
      merchant: 'Opens after advanced verification.',
    },
    act: {
      basic: 'Verify your identity',
      advanced: 'Go on to advanced',
      notary: 'Go on to notary',
      correct: 'Correct and send again',
      look: 'See how far it is',
      known: 'See what we know of you',
    },
    open: 'Open',
    decideBy: (day: string) => `Decision expected by ${day}`,
    passedOn: (day: string) => `Passed on ${day}`,
    all: 'All certifications',
  },
  known: {
    title: 'Your verification',
    lead: 'Shown with gaps, so that nobody who looks over your shoulder can use it.',
    passed: {
      basic: 'Basic verification has passed',
      advanced: 'Advanced verification has passed',
      notary: 'Notary verification has passed',
    },
    basic: 'Identity',
    advanced: 'Address and contact person',
    notary: 'Notary',
    since: 'Passed on',
    labels: {
      realName: 'Name',
      nationality: 'Nationality',
      workAddress: 'Work address',
      relativePhone: 'Phone of the contact person',
    },
  },
  centre: {
    title: 'Certifications',
    lead: 'What you can apply for, and how far each of it is.',
  },
};
