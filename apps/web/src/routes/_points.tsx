import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { PointsStrip } from '../points/PointsStrip.tsx'

/** The layout `pointer-counter` (spec R3.1): level, XP bar and points above trivia, ranking, QR scan and the account. */
export const Route = createFileRoute('/_points')({
  staticData: { messages: ['points'] },
  component: PointerCounter,
})

function PointerCounter() {
  const isOnPage = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.points === 'page') })
  return (
    <>
      {isOnPage ? null : <PointsStrip />}
      <Outlet />
    </>
  )
}
