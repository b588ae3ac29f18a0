import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Only who may mount a disk can take its power away; Debian's `perl` and `mkfs.ext4` are in every installation of it. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0

// From linux/fs.h and ext4's own header: the file system is over at once, its journal is not written out first.
const goingDown = `
  open(my $dir, '<', $ARGV[0]) or die "$!";
  my $withoutJournal = pack('L', 2);
  ioctl($dir, 0x8004587D, $withoutJournal) // die "$!";`

/**
 * A small disk in a file. Without power all that was written and not yet asked onto the disk (fsync) is gone, as when a
 * machine falls dark: `ext4` drops it, and reads its journal when it is mounted again.
 */
export class DiskWithoutPower {
  private readonly home = mkdtempSync(path.join(tmpdir(), 'haqiba-power-'))
  private readonly image = path.join(this.home, 'image')
  readonly dir = path.join(this.home, 'disk')

  constructor(megabytes = 512) {
    writeFileSync(this.image, '')
    truncateSync(this.image, megabytes * 1_000_000)
    execFileSync('mkfs.ext4', ['-q', '-F', this.image])
    mkdirSync(this.dir)
    // PostgreSQL runs as somebody else where this is root.
    chmodSync(this.home, 0o755)
    this.mount()
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.dir])
  }

  /** Asks all of it onto the disk. */
  sync(): void {
    execFileSync('sync', ['-f', this.dir])
  }

  cutPower(): void {
    execFileSync('perl', ['-e', goingDown, this.dir])
  }

  /** After the processes that were on it: some of them need a moment to let go of their files. */
  async unmount(): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        execFileSync('umount', [this.dir], { stdio: 'pipe' })
        return
      } catch (error) {
        if (tries > 50) throw error
        await wait(100)
      }
  }

  async remove(): Promise<void> {
    await this.unmount()
    rmSync(this.home, { recursive: true, force: true })
  }
}
