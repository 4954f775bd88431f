import { Field } from '@games/web/ui/Field.tsx'
import { useT } from '../../i18n/use-t.ts'
import { TextInputs, type Texts } from './TextInputs.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { moved } from '../../ui/moved.ts'
import { usePart } from './use-part.ts'
import { withText } from './with-text.ts'

interface Stop {
  readonly name: Texts
  readonly after: number | null
}
const MOST = 60

/** The stops of a route in their order, each with the minutes from the first one. */
export function StopsPart() {
  const t = useT()
  const { value, set, label, wordsOf } = usePart<readonly Stop[]>({ name: 'stops' })
  const put = (at: number, change: Partial<Stop>) =>
    set(value.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      <p className="muted small">{t('office-content.hint-stops')}</p>
      <ol className="content-list">
        {value.map((stop, at) => (
          // stops have no names of their own, and a route may pass one twice
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} aria-label={t('office-content.stop-number', { number: at + 1 })}>
            <div className="content-texts">
              <TextInputs
                label={t('office-content.stop-number', { number: at + 1 })}
                value={stop.name}
                most={200}
                onWrite={(language, text) =>
                  put(at, { name: withText<string>(stop.name, language, text === '' ? undefined : text, '') })
                }
                wordsOf={(language) => wordsOf(`stops.${at}.name.${language}`)}
              />
            </div>
            <div className="content-row">
              <Field label={t('office-content.after')} {...wordsOf(`stops.${at}.after`)}>
                {(control) => (
                  <input
                    {...control}
                    className="ui-input content-short"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={1_440}
                    value={stop.after ?? ''}
                    onChange={({ target }) => put(at, { after: target.value === '' ? null : target.valueAsNumber })}
                  />
                )}
              </Field>
              <OrderButtons
                name={stop.name.por === '' ? t('office-content.stop-number', { number: at + 1 }) : stop.name.por}
                at={at}
                count={value.length}
                onMove={(to) => set(moved(value, at, to))}
              />
              <button
                type="button"
                className="office-button-small"
                aria-label={t('office-content.remove-this', {
                  title: stop.name.por === '' ? t('office-content.stop-number', { number: at + 1 }) : stop.name.por,
                })}
                onClick={() => set(value.filter((_, index) => index !== at))}
              >
                {t('office-content.remove')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {value.length < MOST ? (
        <button
          type="button"
          className="office-button-small"
          onClick={() => set([...value, { name: { por: '' }, after: null }])}
        >
          {t('office-content.add-stop')}
        </button>
      ) : null}
    </fieldset>
  )
}
