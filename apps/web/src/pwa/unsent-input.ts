/** Fields of forms that somebody has written into and not sent. Weak: a form that has left the page counts no more. */
const written = new Set<WeakRef<HTMLFormElement>>()

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form') : null

/** Begins to notice what is written into forms and not sent yet. Gives what ends it. */
export function watchUnsentInput(): () => void {
  const forget = (form: HTMLFormElement | null) => {
    for (const ref of written) if (ref.deref() === form || !ref.deref()) written.delete(ref)
  }
  const onInput = ({ target }: Event) => {
    const form = formOf(target)
    if (!form) return
    forget(form)
    written.add(new WeakRef(form))
  }
  const onDone = ({ target }: Event) => forget(formOf(target))
  addEventListener('input', onInput, true)
  addEventListener('submit', onDone, true)
  addEventListener('reset', onDone, true)
  return () => {
    removeEventListener('input', onInput, true)
    removeEventListener('submit', onDone, true)
    removeEventListener('reset', onDone, true)
    written.clear()
  }
}

/** Whether a reload would lose something that was written into a form of this page; a form that knows says so itself (`data-unsent`). */
export const hasUnsentInput = (): boolean =>
  document.querySelector('[data-unsent=true]') !== null ||
  [...written].some((ref) => {
    const form = ref.deref()
    return form?.isConnected === true && form.dataset['unsent'] !== 'false'
  })
