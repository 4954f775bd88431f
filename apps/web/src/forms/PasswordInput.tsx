import { type ComponentProps, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Icon } from '../ui/Icon.tsx'

/** A password's field, which is shown on demand: on a phone nobody sees what was typed otherwise. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <span className="forms-password">
      <input
        className="ui-input"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
      <button type="button" aria-label={t('login.show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon name="eye" />
      </button>
    </span>
  )
}
