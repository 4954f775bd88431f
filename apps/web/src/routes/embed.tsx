import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { FreshnessLine } from '../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { useView } from '../cache/use-view.ts'
import { programmeQuery } from '../features/disciplines/index.ts'
import { EmbedView, embedSearchOf } from '../features/embed/index.ts'
import { delegationsQuery } from '../features/participants/index.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/embed')({
  staticData: { messages: ['embed'] },
  validateSearch: embedSearchOf,
  loader: async ({ context: { api, views } }) => {
    await Promise.all([views.ensure(programmeQuery(api)), views.ensure(delegationsQuery(api))])
  },
  component: Embed,
})

function Embed() {
  const t = useT()
  const { api } = Route.useRouteContext()
  const router = useRouter()
  const { disciplines, days } = useView(programmeQuery(api))
  const { delegations } = useView(delegationsQuery(api))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return (
    <>
      <PageTitle title={t('embed.title')} />
      <FreshnessLine text={t('embed.what')} />
      <EmbedView
        search={Route.useSearch()}
        origin={router.origin ?? ''}
        disciplines={disciplines.map(({ discipline }) => discipline)}
        delegations={delegations.map(({ organisation }) => organisation)}
        days={days.map(({ day }) => day)}
        onSearch={goTo}
      />
    </>
  )
}
