import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { MOST_PASTED, pastedQuestions } from './pasted-questions.ts'
import type { DraftQuestion } from './questions.ts'

/** Rows that are shown of what was pasted; all of them are counted. */
const SHOWN = 120

interface PasteQuestionsProps {
  /** How many more questions the trivia may have. */
  readonly room: number
  readonly onAdd: (questions: readonly DraftQuestion[]) => void
  readonly onClose: () => void
}

/** Questions from a table: pasted, looked at as they would be, and only then added. */
export function PasteQuestions({ room, onAdd, onClose }: PasteQuestionsProps) {
  const t = useT()
  const [text, setText] = useState('')
  const read = useDeferredValue(text)
  const rows = useMemo(() => pastedQuestions(read), [read])
  const questions = rows.flatMap(({ question }) => (question ? [question] : []))
  const added = questions.slice(0, room)
  return (
    <Dialog open onClose={onClose} title={t('office-trivia.paste')} closeLabel={t('office.close')}>
      <div className="trivia-paste">
        <p className="muted">{t('office-trivia.paste-how')}</p>
        <Field
          label={t('office-trivia.paste-cells')}
          {...(text.length > MOST_PASTED && { error: t('office-trivia.paste-much') })}
        >
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={4}
              wrap="off"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {rows.length > 0 ? (
          <>
            <p role="status">
              <b>{t('office-trivia.paste-found', { count: questions.length })}</b>{' '}
              {rows.length > questions.length ? (
                <span className="trivia-fault">
                  {t('office-trivia.paste-left', { count: rows.length - questions.length })}
                </span>
              ) : null}{' '}
              {questions.length > room ? (
                <span className="trivia-fault">{t('office-trivia.paste-room', { count: room })}</span>
              ) : null}
            </p>
            <ol className="trivia-pasted">
              {rows.slice(0, SHOWN).map(({ row, question, fault, first }) => (
                <li key={row} data-fault={fault ?? undefined}>
                  <span className="muted">{t('office-trivia.paste-row', { row })}</span>
                  {question ? (
                    <div>
                      {(['por', 'spa', 'eng'] as const).map((language) =>
                        question.text[language] === undefined ? null : (
                          <p key={language} lang={language === 'por' ? 'pt' : language === 'spa' ? 'es' : 'en'}>
                            <b>{question.text[language]}</b>{' '}
                            {question.options.map(({ id, text: option }) => (
                              <span key={id} data-right={id === question.right ? '' : undefined}>
                                {id === question.right ? '✓ ' : ''}
                                {option?.[language] ?? '—'}
                              </span>
                            ))}
                          </p>
                        ),
                      )}
                    </div>
                  ) : (
                    <div>
                      <p>
                        <b>{first.slice(0, 80) || '—'}</b>
                      </p>
                      <p className="trivia-fault">{t(`office-trivia.paste-fault-${fault ?? 'columns'}`)}</p>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </>
        ) : null}
        <div className="office-actions">
          <Button onClick={onClose}>{t('office-trivia.paste-not')}</Button>
          <Button kind="main" disabled={added.length === 0} onClick={() => onAdd(added)}>
            {t('office-trivia.paste-add', { count: added.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
