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
  sendLoginCode: () => t`Sent a login code again`,
  sendSignupCode: () => t`Sent a sign-up code again`,
  answerSupportConversation: () => t`Answered in the support chat`,
  assignSupportConversation: () => t`Took a support conversation or gave it back`,
  closeSupportConversation: () => t`Closed a support conversation`,
  takeDownJob: () => t`Took a job down`,
  restoreJob: () => t`Restored a job`,
  inviteAdmin: () => t`Invited somebody to run the portal`,
  withdrawAdminInvitation: () => t`Withdrew an invitation`,
  removeAdmin: () => t`Took an admin's rights`,
  retryMail: () => t`Sent a mail again`,
  runTask: () => t`Ran a task`,
  releaseJob: () => t`Released a job that was held for review`,
  addHeldWord: () => t`Added a word that holds jobs for review`,
  removeHeldWord: () => t`Removed a word that holds jobs for review`,
  settleReport: () => t`Settled a report`,
  removeReview: () => t`Removed a review`,
  changeSettings: () => t`Changed the settings`,
} as const;
export type AuditedOperation = keyof typeof auditedOperationLabels;

export const auditSubjectLabels = {
  COMPANY: () => t`Company`,
  USER: () => t`Person`,
  CONVERSATION: () => t`Support conversation`,
  JOB: () => t`Job`,
  INVITATION: () => t`Invitation`,
  MAIL: () => t`Mail`,
  TASK: () => t`Task`,
  SIGNUP: () => t`Sign-up`,
  HELD_WORD: () => t`Word that holds jobs`,
  REPORT: () => t`Report`,
  REVIEW: () => t`Review`,
  SETTINGS: () => t`Settings`,
} as const;
export type AuditSubjectType = keyof typeof auditSubjectLabels;
