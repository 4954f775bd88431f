export { LEDGER, LedgerPage } from './LedgerPage.tsx'
