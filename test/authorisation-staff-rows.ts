import { type MatrixRow, row, rowOf, staff } from './authorisation-rows.ts';

/** What admins publish and answer. */
export const contentRows: readonly MatrixRow[] = [
  ...row(staff, [
    'Query.adminAnnouncements',
    'Mutation.createAnnouncement',
    'Mutation.createFaq',
    'Query.adminContactMessages',
  ]),
  ...rowOf(
    staff,
    'announcement',
    [
      'Query.adminAnnouncement',
      'Mutation.updateAnnouncement',
      'Mutation.publishAnnouncement',
      'Mutation.withdrawAnnouncement',
      'Mutation.deleteAnnouncement',
    ],
    ["somebody else's"],
  ),
  ...rowOf(staff, 'question', ['Mutation.updateFaq', 'Mutation.moveFaq', 'Mutation.deleteFaq'], ["somebody else's"]),
  ...rowOf(
    staff,
    'contact message',
    [
      'Query.adminContactMessage',
      'Mutation.answerContactMessage',
      'Mutation.closeContactMessage',
      'Mutation.reopenContactMessage',
    ],
    ["somebody else's"],
  ),
];

/** What admins do with companies. */
export const companyRows: readonly MatrixRow[] = [
  ...row(staff, ['Query.adminCompanies', 'Query.adminJoinRequests']),
  ...rowOf(staff, 'join request', ['Mutation.adminAnswerJoinRequest'], ["somebody else's"]),
  ...rowOf(
    staff,
    'company',
    [
      'Query.adminCompany',
      'Mutation.verifyCompany',
      'Mutation.confirmCompanyDomain',
      'Mutation.removeCompanyDomain',
      'Mutation.suspendCompany',
      'Mutation.liftSuspension',
    ],
    ["somebody else's"],
  ),
  ...rowOf(staff, 'doubled company', ['Query.companyMerge', 'Mutation.mergeCompanies'], ["somebody else's"]),
  ...rowOf(staff, 'membership', ['Mutation.removeCompanyMember'], ["somebody else's"]),
];
