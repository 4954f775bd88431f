import { decideAccess } from '@games/domain/access/guard'
import { PLACE_TYPES, type PlaceType } from '@games/domain/content/content-kinds'
import type { ReactNode } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** Ambulances in Brazil. */
const EMERGENCY = '192'

/** The page of a type of places: its title, the types that the visitor may see, and over hospitals the number that is always right. */
export function PlacesFrame({ type, children }: { type: PlaceType; children: ReactNode }) {
  const t = useT()
  const subject = useSubject()
  const open = PLACE_TYPES.filter((one) => decideAccess(`/places/${one}`, subject).kind === 'open')
  return (
    <>
      <PageTitle title={t(`pages.title-${type}`)} />
      {open.length > 1 ? (
        <Tabs label={t('places.types')}>
          {open.map((one) => (
            <a key={one} href={`/places/${one}`} aria-current={one === type ? 'page' : undefined}>
              {t(`places.tab-${one}`)}
            </a>
          ))}
        </Tabs>
      ) : null}
      {type === 'hospital' ? (
        <a className="places-emergency" href={`tel:${EMERGENCY}`}>
          <span>
            <b>{t('places.emergency')}</b>
            <span>{t('places.emergency-about')}</span>
          </span>
          <b>{EMERGENCY}</b>
        </a>
      ) : null}
      {children}
    </>
  )
}
