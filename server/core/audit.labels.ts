import { t } from '@lingui/core/macro';

/** Every command of admins, by its name: what it did, as the log says it. One without a line does not compile. */
export const auditedOperationLabels = {
  adminAnswerJoinRequest: () => t`Answered a request to join a company`,
  verifyCompany: () => t`Gave or took back the tick`,
  confirmCompanyDomain: () => t`Confirmed a mail domain`,
  removeCompanyDomain: () => t`Removed a mail domain`,
  removeCompanyMember: () => t`Took somebody out of a company`,
  disableUser: () => t`Disabled an account`,
  enableUser: () => t`Enabled an account`,
  unlockUser: () => t`Unlocked an account`,
  endUserSessions: () => t`Logged somebody out everywhere`,
  answerSupportConversation: () => t`Answered in the support chat`,
  assignSupportConversation: () => t`Took a support conversation or gave it back`,
  closeSupportConversation: () => t`Closed a support conversation`,
  takeDownJob: () => t`Took a job down`,
  restoreJob: () => t`Restored a job`,
  createAnnouncement: () => t`Wrote an announcement`,
  updateAnnouncement: () => t`Changed an announcement`,
  publishAnnouncement: () => t`Published or scheduled an announcement`,
  withdrawAnnouncement: () => t`Withdrew an announcement`,
  deleteAnnouncement: () => t`Deleted an announcement`,
  createFaq: () => t`Added a question`,
  updateFaq: () => t`Changed a question`,
  moveFaq: () => t`Moved a question`,
  deleteFaq: () => t`Deleted a question`,
  answerContactMessage: () => t`Answered a contact message`,
  closeContactMessage: () => t`Closed a contact message`,
  reopenContactMessage: () => t`Reopened a contact message`,
} as const;
export type AuditedOperation = keyof typeof auditedOperationLabels;

export const auditSubjectLabels = {
  COMPANY: () => t`Company`,
  USER: () => t`Person`,
  CONVERSATION: () => t`Support conversation`,
  JOB: () => t`Job`,
  ANNOUNCEMENT: () => t`Announcement`,
  FAQ: () => t`Question`,
  CONTACT_MESSAGE: () => t`Contact message`,
} as const;
export type AuditSubjectType = keyof typeof auditSubjectLabels;
