import type { VenueFileDetail } from '@games/contract'
import { useId } from 'react'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { SlowNote } from '../../ui/SlowNote.tsx'
import { useRestoredFocus } from '../../ui/use-focus.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { assignmentsOf, NOTHING_SAID } from './said.ts'

type Meet = NonNullable<VenueFileDetail['meet']>

const COUNTS = ['events', 'units', 'people', 'teams', 'delegations'] as const
const AGES = ['apart', 'together', 'both'] as const
const PROGRAMMES = ['bring', 'match'] as const
const SAME_MEETS = ['same', 'other'] as const

/** The programme of a meet: its counts, and the question that has to be answered before its import. */
export function MeetPart({ id, meet, isOpen }: { id: number; meet: Meet; isOpen: boolean }) {
  const t = useT()
  const undoToast = useUndoToast()
  const assign = useChange('assignVenueFile')
  useRestoredFocus(assign.isPending)
  const choose = (choice: {
    ages?: (typeof AGES)[number]
    programme?: (typeof PROGRAMMES)[number]
    meet?: (typeof SAME_MEETS)[number]
  }) =>
    assign.mutate(
      { params: { id }, body: { ...assignmentsOf(NOTHING_SAID), ...choice } },
      { onSuccess: ({ action }) => undoToast(t('office-timing.remembered'), action) },
    )
  const hasAges = meet.ages !== null || meet.question === 'ages'
  const isPlanned = meet.question === null || meet.question === 'programme'
  const hasProgramme = meet.programme !== null || meet.question === 'programme'
  return (
    <section className="timing-meet">
      {isPlanned ? <Counts meet={meet} /> : null}
      {meet.question === 'other-ages' ? <p role="alert">{t('office-timing.other-ages')}</p> : null}
      {isOpen && meet.other !== null ? (
        <Question
          legend={t('office-timing.meet-question', { name: meet.other.name, own: meet.other.own })}
          options={SAME_MEETS.map((value) => ({
            value,
            name: t(`office-timing.meet-is-${value}`),
            why: t(`office-timing.meet-is-${value}-why`),
          }))}
          chosen={meet.other.same}
          disabled={assign.isPending}
          onChoose={(same) => choose({ meet: same })}
        />
      ) : null}
      {isOpen && hasAges ? (
        <Question
          legend={t('office-timing.ages-question')}
          options={AGES.map((value) => ({
            value,
            name: t(`office-timing.ages-${value}`),
            why: t(`office-timing.ages-${value}-why`),
          }))}
          chosen={meet.ages}
          disabled={assign.isPending}
          onChoose={(ages) => choose({ ages })}
        />
      ) : null}
      {isOpen && hasProgramme ? (
        <Question
          legend={t('office-timing.programme-question')}
          options={PROGRAMMES.map((value) => ({
            value,
            name: t(`office-timing.programme-${value}`),
            why: t(`office-timing.programme-${value}-why`),
          }))}
          chosen={meet.programme}
          disabled={assign.isPending}
          onChoose={(programme) => choose({ programme })}
        />
      ) : null}
      {assign.error ? <CallFailed error={assign.error} /> : null}
      {assign.isPending ? <SlowNote onStop={() => assign.reset()} /> : null}
    </section>
  )
}

function Counts({ meet }: { meet: Meet }) {
  const t = useT()
  const others = meet.delegations.new - meet.newDelegations.length
  return (
    <>
      <ul className="timing-counts">
        {COUNTS.map((name) =>
          meet[name].all === 0 ? null : (
            <li key={name}>{t(`office-timing.meet-${name}`, { count: meet[name].all, added: meet[name].new })}</li>
          ),
        )}
        {meet.changed > 0 ? <li>{t('office-timing.meet-changed', { count: meet.changed })}</li> : null}
        {meet.leaving > 0 ? <li>{t('office-timing.meet-leaving', { count: meet.leaving })}</li> : null}
      </ul>
      {meet.newDelegations.length > 0 ? (
        <details>
          <summary>{t('office-timing.new-delegations', { count: meet.delegations.new })}</summary>
          <p dir="auto">{meet.newDelegations.join(' · ')}</p>
          {others > 0 ? <p>{t('office-timing.more-delegations', { count: others })}</p> : null}
        </details>
      ) : null}
    </>
  )
}

interface QuestionProps<V extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: V; readonly name: string; readonly why: string }[]
  readonly chosen: V | null
  readonly disabled: boolean
  readonly onChoose: (value: V) => void
}

function Question<V extends string>({ legend, options, chosen, disabled, onChoose }: QuestionProps<V>) {
  const name = useId()
  return (
    <fieldset className="timing-question" data-open={chosen === null ? '' : undefined} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={chosen === option.value} onChange={() => onChoose(option.value)} />
          <b>{option.name}</b>
          <span className="muted">{option.why}</span>
        </label>
      ))}
    </fieldset>
  )
}
