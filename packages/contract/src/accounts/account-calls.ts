import { z } from 'zod'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { Account, AccountData, Devices, Done, Invitation, Outbox, Session } from './account.ts'
import {
  AccountDeletion,
  InvitationAcceptance,
  InvitationCode,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ProfileChange,
  SignIn,
  SignUp,
  Token,
} from './credentials.ts'
import { PasskeyAssertion, PasskeyOptions, PasskeyRegistration, PasskeyRequest, Passkeys } from './passkeys.ts'

export const accountCalls = {
  getSession: {
    summary: 'Who is signed in',
    audience: 'anybody',
    whileClosed: true,
    response: Session,
  },
  signIn: {
    summary: 'Signs in by username, e-mail or CPF',
    audience: 'anybody',
    whileClosed: true,
    body: SignIn,
    response: Session,
  },
  beginPasskeySignIn: {
    summary: 'What a passkey is to sign, whosever it is',
    audience: 'anybody',
    whileClosed: true,
    response: PasskeyOptions,
  },
  signInByPasskey: {
    summary: 'Signs in by a passkey',
    audience: 'anybody',
    whileClosed: true,
    body: PasskeyAssertion,
    response: Session,
  },
  signOut: { summary: 'Ends the session', audience: 'anybody', whileClosed: true, response: Done },
  signUp: { summary: 'Makes an account and signs in', audience: 'anybody', body: SignUp, response: Session },
  confirmGuardian: {
    summary: 'A guardian’s consent to a child’s account, by the token of the e-mail',
    audience: 'anybody',
    body: Token,
    response: Done,
  },
  openInvitation: {
    summary: 'What account a code is for, which an organiser has given somebody',
    audience: 'anybody',
    body: InvitationCode,
    response: Invitation,
  },
  acceptInvitation: {
    summary: 'Makes the account that a code is for, and signs in',
    audience: 'anybody',
    body: InvitationAcceptance,
    response: Session,
  },
  requestPasswordReset: {
    summary: 'Sends an e-mail with which a new password can be chosen, where the address is an account’s',
    audience: 'anybody',
    whileClosed: true,
    body: PasswordResetRequest,
    response: Done,
  },
  resetPassword: {
    summary: 'Chooses a new password by the token of the e-mail, and signs out everywhere',
    audience: 'anybody',
    whileClosed: true,
    body: PasswordReset,
    response: Done,
  },
  getAccount: { summary: 'One’s own account', audience: 'user', response: Account },
  changeProfile: {
    summary: 'Changes username, e-mail or delegation',
    audience: 'user',
    body: ProfileChange,
    response: Account,
  },
  changePassword: {
    summary: 'Changes the password, and signs out everywhere else',
    audience: 'user',
    body: PasswordChange,
    response: Done,
  },
  listDevices: { summary: 'The devices that are signed in', audience: 'user', response: Devices },
  signOutDevice: {
    summary: 'Signs a device out',
    audience: 'user',
    params: z.object({ id: z.uuid() }),
    response: Done,
  },
  signOutOtherDevices: { summary: 'Signs out everywhere but here', audience: 'user', response: Done },
  listPasskeys: { summary: 'One’s passkeys', audience: 'user', response: Passkeys },
  beginPasskey: {
    summary: 'What a device needs to make a passkey, for the password',
    audience: 'user',
    body: PasskeyRequest,
    response: PasskeyOptions,
  },
  addPasskey: {
    summary: 'Takes a passkey that a device has made',
    audience: 'user',
    body: PasskeyRegistration,
    response: Passkeys,
  },
  removePasskey: {
    summary: 'Takes a passkey away',
    audience: 'user',
    params: z.object({ id: z.uuid() }),
    response: Done,
  },
  getAccountData: { summary: 'Everything stored about one’s account', audience: 'user', response: AccountData },
  deleteAccount: {
    summary: 'Deletes one’s account for good',
    audience: 'user',
    body: AccountDeletion,
    response: Done,
  },
  getOutbox: {
    summary: 'The e-mails that a demo would have sent, newest first',
    audience: 'anybody',
    whileClosed: true,
    demoOnly: true,
    response: Outbox,
  },
} as const satisfies PrivateEndpoints
