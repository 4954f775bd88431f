import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { TriviaPage } from '../features/trivia/index.ts'
import { TRIVIA_CODE, searchOf } from '../page-search.ts'

interface TriviaSearch {
  /** What its QR holds. */
  readonly code?: string
}

export const Route = createFileRoute('/_points/trivia/$id')({
  validateSearch: (search): TriviaSearch => searchOf<TriviaSearch>({ code: TRIVIA_CODE }, search),
  staticData: { messages: ['trivia'], points: 'page' },
  component: Trivia,
})

function Trivia() {
  const { id } = Route.useParams()
  const { code } = Route.useSearch()
  const navigate = Route.useNavigate()
  const address = `/trivia/${encodeURIComponent(id)}`
  return (
    <TriviaPage
      key={id}
      id={id}
      code={code}
      onCodeRead={() => void navigate({ search: {}, replace: true })}
      onSignedOut={(unused) =>
        void navigate({
          href: loginAddress(unused === undefined ? address : `${address}?code=${encodeURIComponent(unused)}`),
          replace: true,
        })
      }
    />
  )
}
