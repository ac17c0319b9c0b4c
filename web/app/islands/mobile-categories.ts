export default function start(): void {}
