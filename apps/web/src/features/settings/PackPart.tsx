import { useEffect } from 'react'
import { useGames } from '../../app-shell/games-context.ts'
import { useMoment } from '../../app-shell/use-moment.ts'
import { sizeName } from '../../i18n/size-name.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { readClock, venueInstant } from '../../live/games-clock.ts'
import { lookAtPack, type PackState, setPackWanted, usePackState } from '../../offline-pack/keep-pack.ts'
import { Switch } from '../../ui/Switch.tsx'

/** The whole games on this device, for where there is no network: whether, how large, how old, and why not. */
export function PackPart() {
  const t = useT()
  const state = usePackState()
  useEffect(lookAtPack, [])
  return (
    <>
      <Switch
        label={t('settings.pack')}
        hint={t('settings.pack-hint')}
        on={state.wanted}
        onChange={(on) => void setPackWanted(on)}
      />
      <p role="status">{usePackWords(state)}</p>
    </>
  )
}

/** How it stands, in a sentence; empty where it is not wanted. */
function usePackWords({ wanted, held, isLoading, last }: PackState): string {
  const t = useT()
  const locale = useLocale()
  const moment = useMoment()
  const { clock, utcOffset } = useGames()
  if (!wanted) return ''
  const there = held
    ? t('settings.pack-there', {
        size: sizeName(held.bytes, locale),
        when: moment(venueInstant(readClock({ clock, offset: 0 }, held.at), utcOffset)),
      })
    : ''
  if (last === 'no-room') return [t('settings.pack-no-room'), there].filter(Boolean).join(' ')
  if (there) return there
  if (isLoading) return t('settings.pack-loading')
  if (last === 'being-made') return t('settings.pack-being-made')
  if (last === 'other-release') return t('settings.pack-other-release')
  if (last === 'no-answer') return t('settings.pack-no-answer')
  return t('settings.pack-waiting')
}
