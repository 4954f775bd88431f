import type { PhotoAthlete, PhotoMatches } from '@games/contract'
import { MOST_PHOTO_NAMES } from '@games/contract/office/athlete-photos'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../calls/call.ts'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PhotoMark } from './PhotoMark.tsx'
import { type PhotoFault, sendPhoto } from './send-photo.ts'
import { useFaultWords } from './use-fault-words.ts'

type Match = PhotoMatches['matches'][number]

/** Many photos: whose each is by its name, looked over before anything leaves the device; then put in place one after the other. */
export function ManyPhotos({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const t = useT()
  const taken = files.slice(0, MOST_PHOTO_NAMES)
  const { data, error, refetch } = useCall('matchAthletePhotos', { body: { names: taken.map(({ name }) => name) } })
  // as they stood when they were chosen: what is put in place meanwhile does not move the rows
  const [matches, setMatches] = useState<readonly Match[] | null>(null)
  if (data && matches === null) setMatches(data.matches)
  return (
    <section className="athletes-many" aria-label={t('office-athletes.many-title')}>
      <h2>{t('office-athletes.many-title')}</h2>
      <p className="muted">{t('office-athletes.many-why')}</p>
      {files.length > taken.length ? (
        <p role="alert">{t('office-athletes.too-many', { most: MOST_PHOTO_NAMES })}</p>
      ) : null}
      {matches ? (
        <Chosen files={taken} matches={matches} onClose={onClose} />
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** What became of a file. */
type Outcome = 'sending' | { readonly action: number } | { readonly fault: PhotoFault }

const isSure = ({ by, athletes: [one] }: Match): boolean => (by === 'code' || by === 'name') && one?.withheld === false

function Chosen({
  files,
  matches,
  onClose,
}: {
  files: readonly File[]
  matches: readonly Match[]
  onClose: () => void
}) {
  const t = useT()
  const words = useFaultWords()
  const client = useQueryClient()
  // whose each file is to be, by its place; null: nobody's
  const [chosen, setChosen] = useState<readonly (PhotoAthlete | null)[]>(() =>
    matches.map((match) => (isSure(match) ? (match.athletes[0] ?? null) : null)),
  )
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [busy, setBusy] = useState(false)
  const times = Map.groupBy(
    chosen.flatMap((athlete) => athlete?.id ?? []),
    (id) => id,
  )
  const waiting = chosen.flatMap((athlete, at) => {
    const outcome = outcomes.get(at)
    const isToSend = outcome === undefined || (outcome !== 'sending' && 'fault' in outcome)
    return athlete && isToSend && times.get(athlete.id)?.length === 1 ? [{ athlete, at }] : []
  })
  const actions = [...outcomes.values()].flatMap((one) => (one !== 'sending' && 'action' in one ? [one.action] : []))
  const note = (at: number, outcome: Outcome) => setOutcomes((all) => new Map(all).set(at, outcome))
  const sendAll = async () => {
    setBusy(true)
    for (const { athlete, at } of waiting) {
      const file = files[at]
      if (!file) continue
      note(at, 'sending')
      note(at, await sendPhoto(file, athlete))
    }
    await client.invalidateQueries()
    setBusy(false)
  }
  const undoAll = async () => {
    setBusy(true)
    const undone = await Promise.allSettled(
      actions.map((action) => call('undoOfficeAction', { params: { id: String(action) } })),
    )
    await client.invalidateQueries()
    const isWhole = undone.every(({ status }) => status === 'fulfilled')
    if (isWhole) toast.success(t('office.undone'))
    else toast.error(t('office.undo-changed'), { description: t('office.undo-changed-why') })
    setBusy(false)
    onClose()
  }
  return (
    <>
      <ul className="athletes-rows athletes-files">
        {matches.map((match, at) => {
          const file = files[at]
          const athlete = chosen[at] ?? null
          const outcome = outcomes.get(at)
          return (
            <li key={`${at} ${match.name}`} data-by={match.by}>
              {file ? <Thumbnail file={file} /> : null}
              <span className="office-two">
                <b dir="auto">{match.name}</b>
                <span>
                  {match.athletes.length === 1 && match.athletes[0]?.withheld
                    ? t('office-athletes.by-withheld')
                    : t(`office-athletes.by-${match.by}`)}
                  {athlete && (times.get(athlete.id)?.length ?? 0) > 1 ? ` ${t('office-athletes.chosen-twice')}` : ''}
                </span>
              </span>
              {match.athletes.length > 0 ? (
                <select
                  className="ui-select"
                  aria-label={t('office-athletes.whose', { name: match.name })}
                  value={athlete?.id ?? ''}
                  disabled={busy || (typeof outcome === 'object' && 'action' in outcome)}
                  onChange={({ target }) => {
                    const now = match.athletes.find(({ id }) => id === target.value) ?? null
                    setChosen((all) => all.map((one, index) => (index === at ? now : one)))
                  }}
                >
                  <option value="">{t('office-athletes.leave-out')}</option>
                  {match.athletes.map(({ id, name, organisation, withheld, photo }) => (
                    <option key={id} value={id} disabled={withheld}>
                      {`${name} · ${organisation.code} · ${id}${photo ? ` · ${t('office-athletes.has-photo')}` : ''}`}
                    </option>
                  ))}
                </select>
              ) : null}
              <span className="athletes-outcome" role="status">
                {outcome === undefined
                  ? ''
                  : outcome === 'sending'
                    ? t('office-athletes.sending')
                    : 'fault' in outcome
                      ? words(outcome.fault)
                      : t('office-athletes.is-put')}
              </span>
              {athlete ? <PhotoMark photo={athlete.photo} /> : <span className="athletes-slot" />}
            </li>
          )
        })}
      </ul>
      <div className="athletes-bar">
        <span>{t('office-athletes.to-put', { count: waiting.length, all: matches.length })}</span>
        <Button disabled={busy} onClick={onClose}>
          {t(actions.length > 0 ? 'office.close' : 'office-athletes.let-go')}
        </Button>
        {actions.length > 0 ? (
          <Button disabled={busy} onClick={() => void undoAll()}>
            {t('office-athletes.undo-all', { count: actions.length })}
          </Button>
        ) : null}
        {waiting.length > 0 ? (
          <Button kind="main" disabled={busy} onClick={() => void sendAll()}>
            {t('office-athletes.put-all', { count: waiting.length })}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** Pixels of a thumbnail: twice what it stands in. */
const [WIDE, HIGH] = [80, 96]
/** One after the other: five hundred photos at once are more than a device holds. */
let drawing: Promise<void> = Promise.resolve()

/** Draws a picture to fill the canvas; what the browser cannot read leaves it empty. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return
  const scale = Math.max(WIDE / picture.width, HIGH / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (WIDE - width) / 2, (HIGH - height) / 2, width, height)
  picture.close()
}

/** A picture as it lies on the device: nothing of it has left. */
function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isShown = true
    drawing = drawing.then(() => (isShown && canvas.current ? draw(file, canvas.current) : undefined))
    return () => {
      isShown = false
    }
  }, [file])
  return (
    <span className="athletes-mark">
      <canvas ref={canvas} width={WIDE} height={HIGH} aria-hidden="true" />
    </span>
  )
}
