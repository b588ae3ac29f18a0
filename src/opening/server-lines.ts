import type { SetupStep } from './setup-checks.ts'

/**
 * What an owner writes into the settings of the server for a step that is done there, as docs/operate.md has it, and the
 * section of it that says the rest; the guide and the doctor both tell it.
 */
export const serverLines = {
  mail: {
    lines: ['SMTP_URL=smtps://USER:PASSWORD@mail.example:465', 'SHOP_MAIL=orders@shop.example'],
    section: 2,
  },
  backup: { lines: ['BACKUP_DIR=/var/lib/haqiba-backups'], section: 6 },
  domain: { lines: ['PUBLIC_URL=https://shop.example', 'TRUST_PROXY=1'], section: 4 },
} as const satisfies { [step in SetupStep]?: { lines: readonly string[]; section: number } }

export type ServerStep = keyof typeof serverLines

export function isServerStep(step: SetupStep): step is ServerStep {
  return Object.hasOwn(serverLines, step)
}

/** Where these lines stand: of the service, and of containers. */
export const settingsFile = '/etc/haqiba.env'
