import { type ReactNode, useId } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { type ModalState, useModal } from './use-modal.ts'
import './modal.css'

interface DialogProps extends ModalState {
  readonly title: string
  /** The close button's word ("Fechar"). */
  readonly closeLabel: string
  /** Buttons at the foot, the one that does it last. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/**
 * A question or a notice in the middle of the page, which waits below it. Load it lazily where it is opened: `children` are drawn only
 * while it is open.
 */
export function Dialog({ title, closeLabel, actions, children, ...state }: DialogProps) {
  const titleId = useId()
  const modal = useModal(state)
  return (
    <dialog className="ui-modal ui-dialog" aria-labelledby={titleId} {...modal}>
      {state.open ? (
        <div className="ui-modal-body">
          <div className="ui-modal-head">
            <h2 id={titleId}>{title}</h2>
            <CloseButton label={closeLabel} onClick={state.onClose} />
          </div>
          <div className="ui-dialog-content">{children}</div>
          {actions ? <footer className="ui-dialog-actions">{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
