import type { UnitPage } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

const EXPLAINED = ['PROTESTED', 'UNOFFICIAL', 'CANCELLED', 'POSTPONED', 'INTERRUPTED', 'DELAYED'] as const
type Explained = (typeof EXPLAINED)[number]

const isExplained = (status: string): status is Explained => (EXPLAINED as readonly string[]).includes(status)

/** A sentence where the status needs one before the figures are believed. */
export function UnitNotices({ unit: { status }, medalsUnderRevision }: Pick<UnitPage, 'unit' | 'medalsUnderRevision'>) {
  const t = useT()
  return (
    <>
      {isExplained(status) ? <p className="units-notice">{t(`units.explained.${status}`)}</p> : null}
      {medalsUnderRevision ? (
        <p className="units-notice" data-spoiler="">
          {t('units.medals-under-revision')}
        </p>
      ) : null}
    </>
  )
}
