import { pick } from '@games/domain/text/localized'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, type CallInput } from '../../calls/call.ts'
import { useCall } from '../../calls/use-call.ts'
import { useVenueNames } from '../../calls/use-venue-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { LANGUAGES } from './texts.ts'
import { useFaultWords } from './use-fault-words.ts'
import { isChangedMeanwhile } from './use-setting.ts'
import { useUnsaved, useUnsavedOf } from './use-unsaved.ts'
import { draftOf, newCode, pointOf, type Venue, type VenueDraft, venueOf } from './venue-draft.ts'

/** What an unsaved venue's name begins with; its code follows, nothing for a new one. */
const VENUE = 'venue '

/** Where it is played: a line each, and its place on the map. */
export function VenuesPart() {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useCall('listOfficeVenues')
  // without a name of the organiser's own a venue has the one that came with its units
  const { nameOf } = useVenueNames()
  const [edited, setEdited] = useState(useUnsavedOf(VENUE))
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="settings-form">
      <ul className="settings-rows">
        {data.venues.map((venue) => (
          <li key={venue.code}>
            {edited === venue.code ? (
              <VenueForm venue={venue} venues={data.venues} onDone={() => setEdited(null)} />
            ) : (
              <>
                <b>{venue.name ? pick(venue.name, locale) : nameOf(venue.code)}</b>
                <p>
                  {[venue.address, t('office-settings.code-is', { code: venue.code })].filter(Boolean).join(' · ')}{' '}
                  {venue.lat === null ? (
                    <span className="settings-warn">{t('office-settings.off-map')}</span>
                  ) : (
                    <span className="settings-good">{t('office-settings.on-map')}</span>
                  )}
                </p>
                <button type="button" className="settings-link" onClick={() => setEdited(venue.code)}>
                  {t('office-settings.change')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {edited === '' ? (
        <VenueForm venue={null} venues={data.venues} onDone={() => setEdited(null)} />
      ) : (
        <Button onClick={() => setEdited('')}>{t('office-settings.add-venue')}</Button>
      )}
    </div>
  )
}

function VenueForm({ venue, venues, onDone }: { venue: Venue | null; venues: readonly Venue[]; onDone: () => void }) {
  const t = useT()
  const words = useFaultWords()
  const undoToast = useUndoToast()
  const { venues: brought, isPending: isBringing } = useVenueNames()
  const client = useQueryClient()
  const [typed, setTyped] = useUnsaved<{ readonly draft: VenueDraft; readonly expected: string | null }>(
    `${VENUE}${venue?.code ?? ''}`,
  )
  // what was seen when the writing began
  const { draft, expected } = typed ?? { draft: draftOf(venue), expected: venue?.state ?? null }
  const setDraft = (next: VenueDraft) => setTyped({ draft: next, expected })
  const close = () => {
    setTyped(null)
    onDone()
  }
  // one form may be left while it is saved, and another opened of the same place: it closes with what was typed
  const wasTyped = useRef(false)
  useEffect(() => {
    if (wasTyped.current && typed === null) onDone()
    wasTyped.current = typed !== null
  })
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  // a form that is there says it itself
  const tellFailure = () => {
    if (!isShown.current) toast.error(t('office.failed'), { description: t('office.failed-why') })
  }
  // here, not beside `mutate`: it is done after the form is gone too
  const done = (text: string, action: number) => {
    undoToast(text, action)
    close()
    void client.invalidateQueries()
  }
  const mutationKey = ['venue', venue?.code ?? '']
  const save = useMutation({
    mutationKey,
    mutationFn: (input: CallInput<'saveVenue'>) => call('saveVenue', input),
    onSuccess: ({ action }) => done(t('office-settings.saved'), action),
    onError: async (error) => {
      // before the conflict is shown: who keeps their own text must replace the newest venue
      if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: ['listOfficeVenues'] })
      tellFailure()
    },
  })
  const remove = useMutation({
    mutationKey,
    mutationFn: (input: CallInput<'removeVenue'>) => call('removeVenue', input),
    onSuccess: ({ action }) => done(t('office-settings.removed'), action),
    onError: tellFailure,
  })
  // by whichever form of it: it may have been left and looked at again meanwhile
  const isSaving = useIsMutating({ mutationKey }) > 0
  const failed = save.error ?? remove.error
  const [fault, setFault] = useState('')
  const taken = new Set(venues.map(({ code }) => code))
  const point = pointOf(draft)
  const place = typeof point === 'object' ? point : null
  const isConflict = isChangedMeanwhile(save.error)
  const send = () => {
    // Enter in a field comes while its button is off
    if (client.isMutating({ mutationKey }) > 0) return
    const body = venueOf(draft)
    if (typeof body === 'string')
      return setFault(body === 'no-place' ? t('office-settings.fault-no-place') : words(body))
    setFault('')
    save.mutate({ params: { code: venue?.code ?? newCode(draft, taken, brought) }, body: { ...body, expected } })
  }
  return (
    <form
      className="settings-venue"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className="office-languages">
        <legend>{t('office-settings.venue-name')}</legend>
        {LANGUAGES.map((locale) => (
          <Field key={locale} label={LOCALE_NAMES[locale]}>
            {(control) => (
              <input
                {...control}
                readOnly={isSaving}
                className="ui-input"
                lang={LOCALE_TAGS[locale]}
                dir="auto"
                maxLength={120}
                value={draft.name[locale] ?? ''}
                onChange={({ target }) => setDraft({ ...draft, name: { ...draft.name, [locale]: target.value } })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <div className="settings-pair">
        <Field label={t('office-settings.address')}>
          {(control) => (
            <input
              {...control}
              readOnly={isSaving}
              className="ui-input"
              maxLength={300}
              value={draft.address}
              onChange={({ target }) => setDraft({ ...draft, address: target.value })}
            />
          )}
        </Field>
        {venue ? null : (
          <Field label={t('office-settings.venue-code')} hint={t('office-settings.venue-code-hint')}>
            {(control) => (
              <input
                {...control}
                readOnly={isSaving}
                className="ui-input"
                pattern="[A-Z0-9]{2,10}"
                value={draft.code}
                onChange={({ target }) => setDraft({ ...draft, code: target.value.toUpperCase() })}
              />
            )}
          </Field>
        )}
      </div>
      <div className="settings-pair">
        {(['lat', 'lon'] as const).map((axis) => (
          <Field key={axis} label={t(`office-settings.${axis}`)} hint={t(`office-settings.${axis}-hint`)}>
            {(control) => (
              <input
                {...control}
                readOnly={isSaving}
                className="ui-input"
                inputMode="decimal"
                value={draft[axis]}
                onChange={({ target }) => setDraft({ ...draft, [axis]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {place ? (
        <a
          className="settings-link"
          href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=17/${place.lat}/${place.lon}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('office-settings.check-map')}
        </a>
      ) : null}
      {fault ? (
        <p className="settings-fault" role="alert">
          {fault}
        </p>
      ) : null}
      {isConflict ? (
        <p className="settings-fault" role="alert">
          {t('office-settings.conflict')}{' '}
          <button
            type="button"
            className="settings-link"
            onClick={() => {
              const state = venues.find(({ code }) => code === (venue?.code ?? draft.code))?.state ?? null
              setTyped({ draft, expected: state })
              save.reset()
            }}
          >
            {t('office-settings.conflict-keep')}
          </button>
        </p>
      ) : failed ? (
        <CallFailed error={failed} />
      ) : null}
      <div className="settings-save">
        {venue ? (
          <button
            type="button"
            className="settings-link"
            disabled={isSaving}
            onClick={() => remove.mutate({ params: { code: venue.code } })}
          >
            {t('office-settings.remove')}
          </button>
        ) : null}
        <Button onClick={close} disabled={isSaving}>
          {t('office-settings.let-go')}
        </Button>
        <Button kind="main" type="submit" disabled={isSaving || isConflict || (!venue && isBringing)}>
          {t('office-settings.save')}
        </Button>
      </div>
    </form>
  )
}
