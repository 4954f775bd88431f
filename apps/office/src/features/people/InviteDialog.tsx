import type { NewStaffInvitation } from '@games/contract'
import { INVITATION_HOURS } from '@games/contract/people/invitations'
import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useRef, useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { CodeShown } from './CodeShown.tsx'
import { type Grant, grantFault } from './grant.ts'
import { GrantFields } from './GrantFields.tsx'

const LEAST_LABEL = 2
const MOST_LABEL = 60

/** Invites somebody to the staff: first who and what for, then the code, which is shown this once. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog open={open} onClose={onClose} title={t('office-people.invite')} closeLabel={t('office.close')}>
      <Invite />
    </Dialog>
  )
}

function Invite() {
  const t = useT()
  const { moment } = useTime()
  const usual = useCall('getPeopleFigures').data?.roleUntil ?? null
  const invite = useChange('inviteStaff')
  const [made, setMade] = useState<NewStaffInvitation | null>(null)
  const [label, setLabel] = useState('')
  const [chosen, setChosen] = useState<Grant | null>(null)
  const [hours, setHours] = useState<(typeof INVITATION_HOURS)[number]>(24)
  const [isAsked, setAsked] = useState(false)
  const labelField = useRef<HTMLInputElement>(null)
  const grant = chosen ?? { role: 'results' as const, venues: [], until: usual }
  const fault = grantFault(grant)
  if (made)
    return (
      <CodeShown
        address={location.origin + made.path}
        code={made.code}
        text={t('office-people.invited', { label: label.trim(), until: moment(made.expiresAt) })}
      />
    )
  const isNamed = label.trim().length >= LEAST_LABEL
  const ask = () => {
    setAsked(true)
    if (!isNamed) labelField.current?.focus()
    else if (fault === null && !invite.isPending)
      invite.mutate({ body: { label, hours, ...grant } }, { onSuccess: setMade })
  }
  return (
    <form
      className="people-form"
      noValidate
      data-unsent={label !== ''}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Field
        label={t('office-people.invite-label')}
        hint={t('office-people.invite-label-hint')}
        {...(isAsked && !isNamed && { error: t('office-people.fault-label') })}
      >
        {(control) => (
          <input
            {...control}
            ref={labelField}
            className="ui-input"
            maxLength={MOST_LABEL}
            autoComplete="off"
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <GrantFields grant={grant} onChange={setChosen} />
      <fieldset className="people-choices people-hours">
        <legend>{t('office-people.good-for')}</legend>
        {INVITATION_HOURS.map((one) => (
          <label key={one}>
            <input type="radio" name="hours" checked={hours === one} onChange={() => setHours(one)} />
            <span>{t(`office-people.hours-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {fault === null || (chosen === null && !isAsked) ? null : (
        <p className="people-warned" role="alert">
          {t(`office-people.fault-${fault}`)}
        </p>
      )}
      <p className="muted people-hint">{t('office-people.invite-once')}</p>
      {invite.error ? <CallFailed error={invite.error} /> : null}
      <Button kind="main" type="submit" disabled={invite.isPending}>
        {t('office-people.make-code')}
      </Button>
    </form>
  )
}
