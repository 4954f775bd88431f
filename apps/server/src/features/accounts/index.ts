export { type AccountOptions, openAccounts } from './open-accounts.ts'
