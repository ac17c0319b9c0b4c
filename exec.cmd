@rem On Windows what "exec" is in a shell: scripts of package.json begin with it, so that npm hands its signals to Node itself. docs/decisions/0047
@%*
