type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const checkedOf = (field: FormField): boolean => field instanceof HTMLInputElement && field.checked

export interface RememberedFields {
  readonly restore: () => void
  readonly end: () => void
}

/**
 * Remembers what is typed, chosen and focused in the fields of a part whose script is not there: `restore` puts it into the fields that have
 * taken their places since; `end` does so and forgets it.
 */
export function rememberFields(mark: string): RememberedFields {
  const fields = () => [...document.querySelectorAll<FormField>(`${mark} :is(input,textarea,select)`)]
  // by their places: what is taken over may be drawn anew
  const entered = new Map<number, { readonly field: FormField; readonly value: string; readonly checked: boolean }>()
  let focused = -1
  const placeOf = ({ target }: Event) => fields().findIndex((field) => field === target)
  const remember = (event: Event) => {
    const [place, field] = [placeOf(event), event.target as FormField]
    if (place !== -1) entered.set(place, { field, value: field.value, checked: checkedOf(field) })
  }
  const focus = (event: Event) => {
    focused = placeOf(event)
  }
  // a field that is taken off the page is not left by who types in it
  const blur = ({ target }: Event) => {
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) focused = -1
    })
  }
  for (const [place, field] of fields().entries()) {
    if (field === document.activeElement) focused = place
    const { value } = field
    const checked = checkedOf(field)
    const served = field instanceof HTMLSelectElement ? value : field.defaultValue
    if (value !== served || (field instanceof HTMLInputElement && checked !== field.defaultChecked))
      entered.set(place, { field, value, checked })
  }
  // before React, which holds back what is meant for a part that it has not taken over
  addEventListener('input', remember, true)
  addEventListener('focusin', focus, true)
  addEventListener('focusout', blur, true)
  const restore = () => {
    const place = focused
    for (const [index, field] of fields().entries()) {
      const was = entered.get(index)
      // another form since: what was typed is of another field
      if (was && (was.field.name !== field.name || was.field.type !== field.type)) continue
      if (was && checkedOf(field) !== was.checked) field.click()
      else if (was && field.value !== was.value) enter(field, was.value)
      if (index === place && document.activeElement === document.body) field.focus()
    }
  }
  return {
    restore,
    end() {
      restore()
      removeEventListener('input', remember, true)
      removeEventListener('focusin', focus, true)
      removeEventListener('focusout', blur, true)
    },
  }
}

/** As if typed: React takes what is written to a field's own property for what it knows. */
function enter(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
