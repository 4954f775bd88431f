import { pick } from '@games/domain/text/localized'
import { type DraftFault, MOST_OPTIONS } from '@games/domain/trivia/draft-faults'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useId } from 'react'
import { useDisciplines } from '../../calls/use-disciplines.ts'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { type DraftQuestion, rightOrder, shownOtherwise, swapped, withOption, withoutOption } from './questions.ts'
import { Texts } from './Texts.tsx'

interface QuestionPartProps {
  readonly question: DraftQuestion
  readonly number: number
  readonly count: number
  readonly isOpen: boolean
  /** Somebody has begun the trivia: what is asked stays. */
  readonly isFixed: boolean
  readonly fault: DraftFault | null
  readonly onOpen: () => void
  readonly onChange: (question: DraftQuestion) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One question: a line, and opened its texts, its options and which of them is right. */
export function QuestionPart(props: QuestionPartProps) {
  const { question, number, count, isOpen, isFixed, fault, onOpen, onMove } = props
  const t = useT()
  const locale = useLocale()
  const panel = useId()
  const title = pick(question.text, locale) || t('office-trivia.unwritten')
  return (
    <li className="trivia-question" data-fault={fault ?? undefined}>
      <div className="trivia-line">
        <b className="trivia-number">{number}</b>
        <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? panel : undefined} onClick={onOpen}>
          <b>{title}</b>
          <span className="muted">{t(`office-trivia.kind-${question.kind}`)}</span>
        </button>
        {isFixed ? null : (
          <span className="office-actions">
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className="office-button-small"
                data-up={by < 0 || undefined}
                aria-label={t(by < 0 ? 'office-trivia.question-up' : 'office-trivia.question-down', { number })}
                disabled={by < 0 ? number === 1 : number === count}
                onClick={() => onMove(by)}
              >
                <OfficeIcon name="down" />
              </button>
            ))}
          </span>
        )}
      </div>
      {fault === null ? null : <p className="trivia-fault">{t(`office-trivia.fault-${fault}`)}</p>}
      {isOpen ? (
        <div className="trivia-panel" id={panel}>
          <Opened {...props} />
        </div>
      ) : null}
    </li>
  )
}

function Opened({ question, number, isFixed, onChange, onRemove }: QuestionPartProps) {
  const t = useT()
  return (
    <>
      <Texts
        label={t('office-trivia.question')}
        value={question.text}
        most={400}
        lines={2}
        onChange={(text) => onChange({ ...question, text })}
      />
      {question.kind === 'true-false' ? (
        <TrueFalse question={question} number={number} onChange={onChange} />
      ) : (
        <Options question={question} number={number} isFixed={isFixed} onChange={onChange} />
      )}
      <Texts
        label={t('office-trivia.explanation')}
        value={question.explanation ?? { por: '' }}
        most={600}
        lines={2}
        onChange={(explanation) => onChange({ ...question, explanation })}
      />
      {isFixed ? null : (
        <button type="button" className="office-button-small" onClick={onRemove}>
          {t('office-trivia.remove-question')}
        </button>
      )}
    </>
  )
}

type PartProps = Pick<QuestionPartProps, 'question' | 'number' | 'onChange'>

function TrueFalse({ question, number, onChange }: PartProps) {
  const t = useT()
  return (
    <fieldset className="trivia-options">
      <legend>{t('office-trivia.right')}</legend>
      {[true, false].map((right) => (
        <label key={String(right)} className="trivia-choice">
          <input
            type="radio"
            name={`right-${number}`}
            checked={question.right === right}
            onChange={() => onChange({ ...question, right })}
          />
          {t(right ? 'office-trivia.true' : 'office-trivia.false')}
        </label>
      ))}
    </fieldset>
  )
}

function Options({ question, number, isFixed, onChange }: PartProps & { readonly isFixed: boolean }) {
  const t = useT()
  const isOrder = question.kind === 'order'
  const ids = isOrder ? rightOrder(question) : question.options.map(({ id }) => id)
  const byId = new Map(question.options.map((option) => [option.id, option]))
  const put = (id: string, change: Partial<DraftQuestion['options'][number]>) =>
    onChange({
      ...question,
      options: question.options.map((option) => (option.id === id ? { ...option, ...change } : option)),
    })
  const settle = (next: DraftQuestion) => onChange(isFixed ? next : shownOtherwise(next))
  return (
    <fieldset className="trivia-options">
      <legend>{t(isOrder ? 'office-trivia.right-order' : 'office-trivia.options')}</legend>
      {ids.map((id, at) => {
        const option = byId.get(id)
        if (!option) return null
        const name = t('office-trivia.option', { number: at + 1 })
        return (
          <div key={id} className="trivia-option" data-right={question.right === id || undefined}>
            {isOrder ? (
              <span className="office-actions">
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    className="office-button-small"
                    data-up={by < 0 || undefined}
                    aria-label={`${name}: ${t(by < 0 ? 'office-trivia.up' : 'office-trivia.down')}`}
                    disabled={by < 0 ? at === 0 : at === ids.length - 1}
                    onClick={() => settle({ ...question, right: swapped(ids, at, at + by) })}
                  >
                    <OfficeIcon name="down" />
                  </button>
                ))}
              </span>
            ) : (
              <label className="trivia-choice">
                <input
                  type="radio"
                  name={`right-${number}`}
                  checked={question.right === id}
                  onChange={() => onChange({ ...question, right: id })}
                />
                {t('office-trivia.is-right')}
              </label>
            )}
            {question.kind === 'picture' ? (
              <PictureChoice label={name} code={option.pictogram} onChange={(pictogram) => put(id, { pictogram })} />
            ) : (
              <Texts
                label={name}
                value={option.text ?? { por: '' }}
                most={160}
                onChange={(text) => put(id, { text })}
              />
            )}
            {isFixed ? null : (
              <button
                type="button"
                className="office-button-small"
                aria-label={t('office-trivia.remove-option', { number: at + 1 })}
                onClick={() => settle(withoutOption(question, id))}
              >
                <OfficeIcon name="cross" />
              </button>
            )}
          </div>
        )
      })}
      {isFixed || ids.length >= MOST_OPTIONS ? null : (
        <button type="button" className="office-button-small" onClick={() => onChange(withOption(question))}>
          {t('office-trivia.more-options')}
        </button>
      )}
    </fieldset>
  )
}

interface PictureChoiceProps {
  readonly label: string
  readonly code: string | null
  readonly onChange: (code: string) => void
}

/** The drawing of a discipline; its name is for the staff alone. */
function PictureChoice({ label, code, onChange }: PictureChoiceProps) {
  const disciplines = useDisciplines()
  return (
    <span className="trivia-picture">
      {code === null ? null : <Pictogram code={code} size="s" />}
      <select
        className="ui-select"
        aria-label={label}
        value={code ?? ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {code === null ? <option value="" /> : null}
        {disciplines.map(({ code: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
