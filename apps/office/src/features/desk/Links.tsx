import type { DeskLink, NewDeskLink } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SquareCode } from '@games/web/ui/SquareCode.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useVenueNames } from '../../calls/use-venue-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'

export function Links() {
  const t = useT()
  const [made, setMade] = useState<NewDeskLink | null>(null)
  const { data, error, refetch } = useCall('listDeskLinks')
  return (
    <>
      <MakeLink onMade={setMade} />
      {made ? <Made made={made} /> : null}
      <section aria-labelledby="desk-links">
        <h2 className="office-h2" id="desk-links">
          {t('office-desk.links')}
        </h2>
        {data ? (
          data.links.length === 0 ? (
            <Empty title={t('office-desk.none')} why={t('office-desk.none-why')} />
          ) : (
            <ul className="desk-rows">
              {data.links.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          )
        ) : error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </section>
    </>
  )
}

/** Courts are those that have units on the day. */
function MakeLink({ onMade }: { onMade: (made: NewDeskLink) => void }) {
  const t = useT()
  const locale = useLocale()
  const { today } = useGames()
  const [date, setDate] = useState(today)
  const [court, setCourt] = useState('')
  const [name, setName] = useState('')
  const { data } = useCall('listDeskUnits', { query: { date } }, { enabled: date !== '' })
  const make = useChange('makeDeskLink')
  const courts = data?.courts ?? []
  const venueOf = ({ venue, venueName }: (typeof courts)[number]) => (venueName ? pick(venueName, locale) : venue)
  const choices = [
    ...new Map(
      courts.map((one) => [
        one.venue,
        { key: one.venue, words: t('office-desk.whole-venue', { venue: venueOf(one) }) },
      ]),
    ).values(),
    ...courts.flatMap((one) =>
      one.location === null
        ? []
        : [
            {
              key: `${one.venue} ${one.location}`,
              words: `${venueOf(one)}: ${one.locationName ? pick(one.locationName, locale) : one.location}`,
            },
          ],
    ),
  ].toSorted((a, b) => a.words.localeCompare(b.words, locale))
  const chosen = choices.some(({ key }) => key === court) ? court : (choices[0]?.key ?? '')
  return (
    <form
      className="desk-make"
      onSubmit={(event) => {
        event.preventDefault()
        const [venue = '', location] = chosen.split(' ')
        make.mutate(
          { body: { venue, location: location ?? null, date, name: name.trim() || null } },
          { onSuccess: onMade, onError: () => toast.error(t('office-desk.failed')) },
        )
      }}
    >
      <label className="ui-field">
        <span>{t('office-desk.date')}</span>
        <input
          className="ui-input"
          type="date"
          required
          min={today}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </label>
      <label className="ui-field">
        <span>{t('office-desk.court')}</span>
        <select className="ui-select" value={chosen} required onChange={({ target }) => setCourt(target.value)}>
          {choices.map(({ key, words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="ui-field">
        <span>{t('office-desk.name')}</span>
        <input className="ui-input" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className="ui-button ui-button-main" disabled={chosen === '' || make.isPending}>
        {t('office-desk.make')}
      </button>
      {data && choices.length === 0 ? <p className="muted">{t('office-desk.no-courts')}</p> : null}
    </form>
  )
}

/** The address and its code, which are shown this once. */
function Made({ made: { address } }: { made: NewDeskLink }) {
  const t = useT()
  return (
    <section className="desk-made" aria-labelledby="desk-made" role="status">
      <SquareCode className="desk-code" text={address} label={t('office-desk.address')} />
      <div>
        <h2 className="office-h2" id="desk-made">
          {t('office-desk.made')}
        </h2>
        <p>{t('office-desk.once')}</p>
        <label className="ui-field">
          <span>{t('office-desk.address')}</span>
          <input className="ui-input" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      </div>
    </section>
  )
}

function LinkRow({ link }: { link: DeskLink }) {
  const t = useT()
  const { moment } = useTime()
  const { nameOf } = useVenueNames()
  const revoke = useChange('revokeDeskLink')
  const isOpen = link.state === 'valid' || link.state === 'to-come'
  const where = [nameOf(link.venue), link.location].filter(Boolean).join(' · ')
  const used = link.usedAt === null ? t('office-desk.unused') : t('office-desk.used', { when: moment(link.usedAt) })
  return (
    <li>
      <span className="office-two">
        <b dir="auto">{link.name ?? where}</b>
        <span>{[link.date, where, t(`office-desk.state-${link.state}`), used].join(' · ')}</span>
      </span>
      {isOpen ? (
        <button
          type="button"
          className="ui-button"
          disabled={revoke.isPending}
          onClick={() =>
            revoke.mutate({ params: { id: link.id } }, { onSuccess: () => toast(t('office-desk.revoked')) })
          }
        >
          {t('office-desk.revoke')}
        </button>
      ) : null}
    </li>
  )
}
