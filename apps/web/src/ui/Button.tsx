import type { ComponentProps } from 'react'

/** `main`: what most come for, one a screen. `accent`: takes the visitor's own answer. `bad`: cannot be taken back. */
export type ButtonKind = 'plain' | 'main' | 'accent' | 'quiet' | 'bad'

/** Does something here. What leads elsewhere is a link, which may look the same by the classes `ui-button ui-button-main`. */
export function Button({
  kind = 'plain',
  ...rest
}: { kind?: ButtonKind } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className={`ui-button ui-button-${kind}`} {...rest} />
}
