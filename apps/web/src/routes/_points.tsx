import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PointsStrip } from '../features/pages/index.ts'

/** The layout `pointer-counter` (spec R3.1): level, XP bar and points above trivia, ranking, QR scan and the account. */
export const Route = createFileRoute('/_points')({
  staticData: { messages: ['points'] },
  component: () => (
    <>
      <PointsStrip />
      <Outlet />
    </>
  ),
})
