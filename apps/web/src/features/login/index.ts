export { AuthPage } from './AuthPage.tsx'
export { CodePart, MailPart, SignInPart, SignUpPart } from './forms.ts'
export { LoginPage } from './LoginPage.tsx'
export { SignUpPage } from './SignUpPage.tsx'
