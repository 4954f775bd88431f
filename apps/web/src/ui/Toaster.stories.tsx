import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { LONG_NAME } from './testing/samples.ts'
import { nameToasts, toast } from './toast.ts'
import type { ToastOptions, ToastType } from './toast-options.ts'

interface Shown extends ToastOptions {
  readonly type: ToastType
  readonly title: string
  readonly times?: number
}

const show = ({ type, title, times = 1, ...options }: Shown): void => {
  nameToasts({ region: 'Avisos', close: 'Fechar' })
  for (let time = 0; time < times; time++) (type === 'default' ? toast : toast[type])(title, options)
}

const Asking = (given: Shown) => <Button onClick={() => show(given)}>Mostrar</Button>

const meta = { component: Asking, args: { type: 'default', title: 'Copiado' } } satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')]
const appears: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mostrar' }))
  await waitFor(() => expect(shown()[0]).toHaveTextContent(args.title), { timeout: 5000 })
  const [front] = shown()
  await expect(front?.dataset['type']).toBe(args.type === 'default' ? undefined : args.type)
  await expect(document.querySelector('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'top')
  await expect(document.querySelector('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'right')
}

export const Default: Story = { play: appears }
export const Success: Story = {
  args: { type: 'success', title: 'Respostas salvas', description: 'Você ganhou 120 pontos.' },
  play: appears,
}
export const Failure: Story = {
  args: { type: 'error', title: 'Não foi possível baixar', description: 'O arquivo continua disponível.' },
  play: appears,
}
export const Information: Story = {
  args: { type: 'info', title: 'Nova versão pronta', action: { label: 'Atualizar', onClick: () => {} } },
  play: appears,
}
export const Warning: Story = {
  args: { type: 'warning', title: '100 m F atrasou', description: 'De 14:10 para 14:25.' },
  play: appears,
}
export const Loading: Story = {
  args: { type: 'loading', title: 'Cadastrando usuário', description: 'Um momento.' },
  play: appears,
}
export const LongestWords: Story = { args: { title: LONG_NAME, description: `${LONG_NAME} `.repeat(2) }, play: appears }
export const FourAtOnce: Story = {
  args: { title: 'Gol de Alagoas', times: 4 },
  play: async (context) => {
    await appears(context)
    await waitFor(() => expect(shown().length).toBeGreaterThanOrEqual(4))
    await waitFor(() => expect(shown().filter(({ dataset }) => dataset['visible'] === 'true')).toHaveLength(3))
  },
}
