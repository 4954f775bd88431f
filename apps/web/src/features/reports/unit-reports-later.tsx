import type { Api } from '@games/contract'
import { disciplineOf } from '@games/domain/rsc'
import type { ViewCache } from '../../cache/view-cache.ts'
import type { Locale } from '../../i18n/locale.ts'
import { loadMessages } from '../../i18n/translator.ts'
import { lazyPart } from '../../lazy/lazy.tsx'
import { reportsQuery } from './reports.query.ts'

const later = lazyPart(async () => (await import('./UnitReports.tsx')).UnitReports, '.reports-of-unit')
export const LaterUnitReports = later.Part

interface LoadContext {
  readonly api: Api
  readonly views: ViewCache
  readonly locale: Locale
}

/** What `UnitReports` needs of a unit: its documents, the words to show them, and its script where the server has not rendered it. */
export async function load({ api, views, locale }: LoadContext, unit: string): Promise<void> {
  await Promise.all([
    loadMessages(locale, ['reports']),
    views.ensure(reportsQuery(api, disciplineOf(unit), { unit })),
    later.preload(),
  ])
}
