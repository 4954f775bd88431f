import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/index.ts'

export const Route = createFileRoute('/settings')({
  staticData: { messages: ['settings'] },
  component: Settings,
})

function Settings() {
  const { games } = Route.useRouteContext()
  return <SettingsPage at={Date.parse(`${games.today}T12:00:00Z`)} canDebug={games.previews || import.meta.env.DEV} />
}
