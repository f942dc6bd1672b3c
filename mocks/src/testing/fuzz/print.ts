import type { FuzzReport } from './run.ts';

const share = (part: number, total: number) => `${Math.round((100 * part) / total)} %`;

/** Merges several reports. The index of a fault is the one in its own run. */
export function merged(reports: readonly FuzzReport[]): FuzzReport {
  const mergedReport: FuzzReport = {
    requests: 0,
    faults: [],
    statuses: new Map(),
    calls: new Map(),
  };
  for (const { requests, faults, statuses, calls } of reports) {
    mergedReport.requests += requests;
    mergedReport.faults.push(...faults);
    for (const [status, times] of statuses) {
      mergedReport.statuses.set(status, (mergedReport.statuses.get(status) ?? 0) + times);
    }
    for (const [name, { sent, good }] of calls) {
      const before = mergedReport.calls.get(name) ?? { sent: 0, good: 0 };
      mergedReport.calls.set(name, { sent: before.sent + sent, good: before.good + good });
    }
  }
  return mergedReport;
}

/** Formats a report as readable lines: counts of responses, and all faults. */
export function printed({ requests, faults, statuses, calls }: FuzzReport): string[] {
  const byStatus = [...statuses].sort(([left], [right]) => left - right);
  const never = [...calls].filter(([, { good }]) => good === 0).map(([name]) => name);
  const rare = [...calls]
    .filter(([, { sent, good }]) => good > 0 && good / sent < 0.05)
    .map(([name, { sent, good }]) => `${name} (${good} of ${sent})`);
  return [
    `${requests} requests to ${calls.size} calls`,
    ...byStatus.map(([status, times]) => `  ${status}: ${times} (${share(times, requests)})`),
    `Never responded to with a 200: ${never.join(', ') || 'none'}`,
    `Seldom responded to with a 200: ${rare.join(', ') || 'none'}`,
    ...faults.flatMap(({ index, fault, request, response }) => [
      `Fault at request ${index}: ${fault}`,
      `  ${request.method} ${request.path.slice(0, 500)}`,
      ...(request.body === undefined ? [] : [`  ${request.body.slice(0, 2000)}`]),
      `  response: ${response}`,
    ]),
  ];
}
