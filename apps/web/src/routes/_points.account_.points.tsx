import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { LEDGER, LedgerPage } from '../features/ledger/index.ts'

export const Route = createFileRoute('/_points/account_/points')({
  staticData: { messages: ['ledger'], points: 'page' },
  component: OwnPoints,
})

function OwnPoints() {
  const navigate = Route.useNavigate()
  return <LedgerPage onSignedOut={() => void navigate({ href: loginAddress(LEDGER), replace: true })} />
}
