import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bench } from './folders.mjs';

/**
 * Runs a script of `children` in a separate process, so that measurements do not affect each other.
 *
 * @returns the JSON that it prints.
 */
export function measureIn(script, { flags = [], input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, join(bench, 'children', script)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) reject(new Error(`${script} ended with code ${code}.`));
      else resolve(JSON.parse(Buffer.concat(chunks).toString()));
    });
    child.stdin.end(JSON.stringify(input ?? null));
  });
}

/** Reads the input that `measureIn` passes to a script. */
export async function readInput() {
  const chunks = await Array.fromAsync(process.stdin);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Prints the results of a script. */
export const report = (value) => process.stdout.write(JSON.stringify(value));
