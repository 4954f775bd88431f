import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, type ButtonKind } from './Button.tsx'

const onClick = fn()
const meta = { component: Button, args: { children: 'Ver a chave', onClick } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const KINDS: Readonly<Record<ButtonKind, string>> = {
  plain: 'Ver a chave',
  main: 'Seguir Alagoas',
  accent: 'Salvar respostas',
  quiet: 'Agora não',
  bad: 'Recusar mensagem',
}

export const Kinds: Story = {
  render: () => (
    <div className="workshop-row">
      {(Object.keys(KINDS) as ButtonKind[]).map((kind) => (
        <Button key={kind} kind={kind}>
          {KINDS[kind]}
        </Button>
      ))}
    </div>
  ),
}

export const Disabled: Story = {
  args: { children: 'Enviando', disabled: true },
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onClick).not.toHaveBeenCalled()
  },
}

export const LongestWords: Story = {
  args: { children: 'Descargar los resultados oficiales de todas las pruebas de hoy', kind: 'main' },
}

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(onClick).toHaveBeenCalledOnce()
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const ALinkThatLooksTheSame: Story = {
  render: () => (
    <a className="ui-button ui-button-main" href="/todas">
      Ver todas as medalhas
    </a>
  ),
}
