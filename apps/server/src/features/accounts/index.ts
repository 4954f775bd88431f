export { codeDigest, newCode } from './codes.ts'
export { INVITATION_STATE } from './invitations.queries.ts'
export { type DelegationPlan, type GivenCode, inviteDelegation, planDelegation } from './invite-delegation.ts'
export {
  blockAccount,
  changeStanding,
  createAccount,
  createPasswordToken,
  deletePasswordTokens,
  type Made,
  type ManageFault,
  renewPasswordToken,
  signOutEverywhere,
} from './manage-accounts.ts'
export { type AccountOptions, openAccounts } from './open-accounts.ts'
export { hashPassword } from './passwords.ts'
export { deleteDevice as signOutDevice } from './sessions.queries.ts'
export { hasOtherAdmin, lockStaff, setBlocked, staffRows } from './staff.queries.ts'
