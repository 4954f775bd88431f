import { Field } from '@games/web/ui/Field.tsx'
import { useId } from 'react'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { useVenueNames } from '../../calls/use-venue-names.ts'
import { type Grant, withRole } from './grant.ts'

interface GrantFieldsProps {
  readonly grant: Grant
  readonly onChange: (grant: Grant) => void
  /** Whether no role can be chosen too. */
  readonly none?: boolean
}

/** A role, the venues it is for, and when it ends. */
export function GrantFields({ grant, onChange, none = false }: GrantFieldsProps) {
  const t = useT()
  const { local, instant } = useTime()
  const { venues } = useVenueNames()
  const usual = useCall('getPeopleFigures').data?.roleUntil ?? null
  const name = useId()
  const { role } = grant
  return (
    <>
      <fieldset className="people-choices">
        <legend>{t('office-people.role')}</legend>
        {([...(none ? [null] : []), 'results', 'operator', 'admin'] as const).map((one) => (
          <label key={one ?? 'none'}>
            <input
              type="radio"
              name={name}
              checked={role === one}
              onChange={() => onChange(withRole(grant, one, usual))}
            />
            <span>
              {one === null ? t('office-people.no-role') : t(`office.role-${one}`)}
              <small>{t(`office-people.means-${one ?? 'none'}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {role === 'results' ? (
        <fieldset className="people-choices people-venues">
          <legend>{t('office-people.venues')}</legend>
          {venues.length === 0 ? <p className="muted">{t('office-people.no-venue')}</p> : null}
          {venues.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={grant.venues.includes(code)}
                onChange={({ target }) =>
                  onChange({
                    ...grant,
                    venues: target.checked ? [...grant.venues, code] : grant.venues.filter((chosen) => chosen !== code),
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {role === 'results' || role === 'operator' ? (
        <Field
          label={t('office-people.until')}
          hint={t(role === 'results' ? 'office-people.until-hint' : 'office-people.until-optional')}
        >
          {(control) => (
            <input
              {...control}
              className="ui-input"
              type="datetime-local"
              required={role === 'results'}
              value={grant.until === null ? '' : local(grant.until)}
              onChange={({ target }) => {
                if (target.value === '') onChange({ ...grant, until: null })
                else onChange({ ...grant, until: new Date(instant(target.value)).toISOString() })
              }}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
