import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CloseButton } from './CloseButton.tsx'
import './modal.css'

const onClick = fn()
const meta = { component: CloseButton, args: { label: 'Fechar', onClick } } satisfies Meta<typeof CloseButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Fechar' })
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44])
    await userEvent.click(button)
    await expect(onClick).toHaveBeenCalledOnce()
  },
}
