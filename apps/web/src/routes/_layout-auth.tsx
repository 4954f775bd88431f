import { createFileRoute, Outlet } from '@tanstack/react-router'

/** The layout `auth` (spec R3.1): one narrow column in the middle of `main`. Named apart from the route /auth. */
export const Route = createFileRoute('/_layout-auth')({
  staticData: { messages: ['login', 'points', 'validation'] },
  component: () => (
    <div className="login-layout">
      <Outlet />
    </div>
  ),
})
